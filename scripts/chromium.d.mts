export function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }>;

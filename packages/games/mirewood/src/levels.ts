export const levels: { id: string; text: string }[] = [
  { id: 'classic', text: 'map:\nXXXX\nXPGX\nXXXX\nend\n' },
];

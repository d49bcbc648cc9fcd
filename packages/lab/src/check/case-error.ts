/** A folder or a file of a case is not as it should be; the words say what would be right. */
export class CaseError extends Error {}

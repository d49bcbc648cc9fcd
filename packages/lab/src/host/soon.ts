/** After all that has come in already was read: what lies in a pipe was not late, its reader was. */
export const soon = (then: () => void): void => {
  setImmediate(() => setImmediate(then));
};

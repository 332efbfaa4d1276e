/** How long a message is, as the server counts: a smiling face is one character. */
export const lengthOf = (text: string) => [...text].length;

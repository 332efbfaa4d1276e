/** How long a message is, as the server counts: a smiling face is one character. */
export const messageLength = (text: string) => [...text].length;

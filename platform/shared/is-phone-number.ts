/** Ten to fifteen digits (E.164), however they are grouped. */
export const isPhoneNumber = (text: string) =>
  /^[+()\d\s./-]+( ?(x|ext\.?) ?\d{1,6})?$/i.test(text) && /^\d{10,21}$/.test(text.replace(/\D/g, ""));

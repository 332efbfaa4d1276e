/** Whether it is safe as a link: http or https, with a host, and no name before it that would mislead. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname.includes(".") &&
    !url.username &&
    !url.password
  );
}

/** Whether a name is a time zone that this machine's calendar knows. */

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return name.includes("/");
  } catch {
    return false;
  }
}

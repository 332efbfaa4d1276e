/**
 * The inline script that runs before the first paint: sets the color scheme, the stored user type and the room for strips,
 * so that nothing flashes or moves; hides a page that was rendered for another session than this browser's, until
 * page-session.ts has replaced it; and tells the server the time zone and the window's width, so that the next page
 * comes with the reader's times and in the layout it will have.
 */
export const beforePaint = `(() => {
  const html = document.documentElement;
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const isForeign = ([session, profile]) => {
    const chosen = read("current_employer_profile_id");
    try {
      const claims = read("access_token").split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
      return JSON.parse(atob(claims)).sid !== session || (chosen !== null && chosen !== profile);
    } catch {
      return true;
    }
  };
  const scheme = read("color_scheme");
  const isDark = scheme ? scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  html.setAttribute("data-color-scheme", isDark ? "dark" : "light");
  const type = read("access_token") ? read("userType") || "account" : "guest";
  html.dataset.session = type;
  if (html.dataset.viewer && isForeign(html.dataset.viewer.split(" "))) html.dataset.foreign = "";
  const strips = Number(read("strips_height"));
  if (type !== "guest" && strips > 0 && strips < 200) html.style.setProperty("--strips-height", strips + "px");
  if (type === "employer" || type === "operator") html.dataset.density = "employer";
  if (read("compact_rows")) html.dataset.compact = "";
  const tell = (name, value) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    const cookie = name + "=" + value;
    if (/^[\\w+/-]+$/.test(value) && !document.cookie.split("; ").includes(cookie))
      document.cookie = cookie + "; path=/; max-age=31536000; SameSite=Lax" + secure;
  };
  const tellWidth = () => tell("viewport_width", innerWidth);
  try {
    tell("time_zone", read("time_zone") || Intl.DateTimeFormat().resolvedOptions().timeZone);
    tellWidth();
    addEventListener("pagehide", tellWidth);
  } catch {
    // Without cookies the server shows how long ago things were.
  }
})();`;

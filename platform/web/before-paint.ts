/** The inline script that runs before anything is painted: who seems to be here, so that nothing flashes or jumps. */
export const beforePaint = `(() => {
  const html = document.documentElement;
  try {
    const type = localStorage.getItem("access_token") ? localStorage.getItem("userType") || "account" : "guest";
    html.dataset.session = type;
    if (type === "employer" || type === "operator") html.dataset.density = "employer";
    if (localStorage.getItem("compact_rows")) html.dataset.compact = "";
  } catch {
    html.dataset.session = "guest";
  }
})();`;

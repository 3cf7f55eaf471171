// Before anything is painted: by day or by lamplight, and whether the first page is the one that is asked for.
(() => {
  let wish = "auto";
  try {
    wish = JSON.parse(localStorage.getItem("hanse.settings") ?? "{}").theme ?? "auto";
  } catch {
    // A browser that keeps nothing has no wish.
  }
  const night = wish === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : wish === "dark";
  const front = !location.pathname.startsWith("/embed/") && /^(#\/?)?$/.test(location.hash);
  Object.assign(document.documentElement.dataset, { theme: night ? "dark" : "light", front: front ? "lobby" : "" });
})();

const openMenu = () => document.querySelector<HTMLDetailsElement>("details.mobile-menu[open]");

/** The menu of a phone closes by Escape, which gives the focus back to its button, and by a touch beside it. */
export function closeMenu(): void {
  document.addEventListener("keydown", (event) => {
    const menu = openMenu();
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    const menu = openMenu();
    // What lies over the page beside the open menu belongs to the menu itself.
    const beside = event.target === menu || (event.target instanceof Node && !menu?.contains(event.target));
    if (menu && beside) menu.open = false;
  });
}

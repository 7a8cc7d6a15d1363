import type { Answer, FoundItem } from "./answer";

const OPTION =
  "flex min-h-11 flex-col justify-center rounded-md px-3 py-1.5 text-ink no-underline hover:bg-sunken aria-selected:bg-brand-soft";
const HEADING = "px-3 pt-3 pb-1 text-xs font-semibold text-muted";

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, look: string, ...content: (Node | string)[]) {
  const element = document.createElement(name);
  if (look !== "") element.className = look;
  element.replaceChildren(...content);
  return element;
}

/** A link that the arrows mark while the field keeps the focus. */
function option({ href, title, details }: FoundItem, id: string): HTMLElement {
  const name = part("bdi", "text-sm font-medium", title);
  const more = details.map((detail) => part("bdi", "", detail));
  const link = part(
    "a",
    OPTION,
    name,
    ...(more.length > 0 ? [part("span", "flex flex-wrap gap-x-3 text-xs text-muted", ...more)] : []),
  );
  link.id = id;
  // Who has gone there is in the page, not before its bars.
  link.href = href.includes("#") ? href : `${href}#main`;
  link.role = "option";
  link.tabIndex = -1;
  link.ariaSelected = "false";
  return link;
}

/** The list of what was found: a group for each kind, an option for each thing. Its ids begin with `id`. */
export function drawAnswer(list: HTMLElement, id: string, { groups, all }: Answer): HTMLElement[] {
  const options: HTMLElement[] = [];
  const add = (item: FoundItem) => {
    const drawn = option(item, `${id}-${options.length}`);
    options.push(drawn);
    return drawn;
  };
  const drawn = groups.map(({ label, items }, index) => {
    const heading = part("div", HEADING, label);
    heading.id = `${id}-kind-${index}`;
    heading.role = "presentation";
    const group = part("div", "", heading, ...items.map(add));
    group.role = "group";
    group.setAttribute("aria-labelledby", heading.id);
    return group;
  });
  list.replaceChildren(...drawn, ...(all ? [add({ ...all, details: [] })] : []));
  return options;
}

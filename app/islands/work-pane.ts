import { keepEdge } from "./work-pane/edge";
import { WorkPane } from "./work-pane/pane";

const root = document.querySelector<HTMLElement>("[data-desk]");
const pane = root?.querySelector<HTMLDialogElement>("dialog[data-work-pane]");
const place = pane?.querySelector<HTMLElement>("[data-work-frames]");
// Within a pane it stands for a moment only, before the consultation around it takes what it says.
if (root && pane && place && !window.frameElement?.closest("[data-work-pane]")) {
  const edge = root.querySelector<HTMLElement>("[data-work-edge]");
  if (edge) keepEdge(edge, root);
  new WorkPane(root, pane, place);
}

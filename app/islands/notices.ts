import { openNotices } from "./notices/open-notices";

const place = document.querySelector<HTMLElement>("[data-notices-toasts]");
if (place) openNotices(place);

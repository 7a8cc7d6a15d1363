import { countText } from "./count-text";

const written = document.querySelector<HTMLTextAreaElement>("textarea[data-text-counted]");
if (written) countText(written);

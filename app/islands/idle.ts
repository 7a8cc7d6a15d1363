import { watchIdleness } from "./idle/watch-idleness";

const dialog = document.querySelector<HTMLDialogElement>("dialog[data-idle-minutes]");
if (dialog) watchIdleness(dialog);

/** A dialog that is a section of the page without script: with it, it stands in front of the page. */
const dialog = document.querySelector<HTMLDialogElement>("dialog[data-modal][open]");
if (dialog) {
  dialog.close();
  dialog.showModal();
}

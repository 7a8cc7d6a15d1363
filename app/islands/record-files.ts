import { browserSurroundings } from "~/kernel/upload/browser-surroundings";
import { sendFilesOf } from "./files/send-files";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-record-files]"))
  sendFilesOf(form, browserSurroundings);

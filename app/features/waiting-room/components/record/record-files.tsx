import type { RecordFile } from "../../domain/record/appointment-record";
import { ChatFileLink, type FileHref } from "../chat-file";

/** The files of a record, each as a link to its download. */
export function RecordFiles({ files, hrefOf }: { files: readonly RecordFile[]; hrefOf: FileHref }) {
  return (
    <ul className="flex flex-col gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <ChatFileLink file={file} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}

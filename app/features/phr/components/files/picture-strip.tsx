import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RecordFile } from "../../domain/files/record-file";

interface PictureStripProps {
  recordId: string;
  pictures: readonly RecordFile[];
}

/** The pictures of a record, small and side by side; each opens as it is. */
export function PictureStrip({ recordId, pictures }: PictureStripProps) {
  const { t } = useT();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ id, name }) => (
        <li key={id}>
          <a href={paths.recordFile(recordId, id, { shown: 1 })} className="block rounded-md">
            <img
              src={paths.recordThumbnail(recordId, id)}
              alt={t("record-files:pictureOf", { name })}
              loading="lazy"
              className="h-28 max-w-full rounded-md border border-line bg-sunken object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";

/** Names the columns of a file that say nothing of a patient, so that none goes missing unseen. */
export function ColumnsLeftOut({ columns }: { columns: readonly string[] }) {
  const { t } = useT();
  if (columns.length === 0) return null;
  return (
    <Banner tone="warn">
      <p>{t("imports:map.leftOut")}</p>
      <ul className="ms-5 list-disc wrap-anywhere">
        {columns.map((heading, index) => (
          <li key={index}>
            <bdi>{heading}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

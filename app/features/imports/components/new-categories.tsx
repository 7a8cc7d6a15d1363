import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";

/** Names the categories that an import will make, or has made. */
export function NewCategoriesBanner({ names, made }: { names: readonly string[]; made: boolean }) {
  const { t } = useT();
  if (names.length === 0) return null;
  return (
    <Banner tone="info">
      <p>{t(made ? "imports:categories.made" : "imports:categories.willBeMade")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 wrap-anywhere">
        {names.map((name) => (
          <li key={name}>
            <bdi className="font-semibold">{name}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

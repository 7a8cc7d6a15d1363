import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";

/** One field for what hurts or whom to see; it works without script. */
export function SearchBox({ query }: { query?: string }) {
  const { t } = usePatientT();
  return (
    <form action={paths.find()} role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64">
        <TextField
          name="q"
          type="search"
          dir="auto"
          label={t("front:search.label")}
          hint={t("front:search.hint")}
          defaultValue={query}
          autoComplete="off"
          maxLength={100}
          required
        />
      </div>
      <Button type="submit" icon="search">
        {t("front:search.submit")}
      </Button>
    </form>
  );
}

import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";

interface DeskSearchProps {
  /** The desk's address: the search is sent there, and it shows everything again. */
  href: string;
  find: string;
  label: string;
  hint: string;
}

/** The search of a desk, by whom or what is at it; sent by GET, so that it needs no script. */
export function DeskSearch({ href, find, label, hint }: DeskSearchProps) {
  const { t } = useT();
  return (
    <form method="get" action={href} role="search" className="flex max-w-2xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-72">
        <TextField
          name="find"
          type="search"
          label={label}
          hint={hint}
          defaultValue={find}
          autoComplete="off"
          dir="auto"
          maxLength={200}
        />
      </div>
      <Button type="submit" icon="search" tone={find === "" ? "primary" : "secondary"}>
        {t("common:actions.search")}
      </Button>
      {find !== "" && (
        <LinkButton href={href} tone="quiet">
          {t("common:actions.clear")}
        </LinkButton>
      )}
    </form>
  );
}

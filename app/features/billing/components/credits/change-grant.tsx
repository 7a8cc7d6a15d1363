import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { PAYS_FOR_FIELD } from "../../domain/credits/credit-kinds";
import { formErrors, type RefusedForm } from "./form-errors";
import { GrantFields, type GrantFieldsProps } from "./grant-fields";

interface ChangeGrantProps {
  grant: CreditGrantView & { patientName: string };
  offerings: GrantFieldsProps["offerings"];
  most: number;
  refused: RefusedForm | undefined;
  backHref: string;
}

/** The form that changes one grant, above the list of all. */
export function ChangeGrant({ grant, offerings, most, refused, backHref }: ChangeGrantProps) {
  const { t } = useT();
  const { errorOf } = formErrors(refused);
  const { id, version, totalCredits, validFrom, expiresOn, note, services, serviceOfferingIds, patientName } = grant;
  const paysFor = [...services, ...serviceOfferingIds].map((value) => [PAYS_FOR_FIELD + value, "on"]);
  const stored = { amount: String(totalCredits), validFrom, expiresOn, note, ...Object.fromEntries(paysFor) };
  return (
    <Card>
      <form method="post" noValidate data-draft>
        <Stack>
          <h2 className="text-lg font-semibold">{t("credits:list.changeTitle", { name: patientName })}</h2>
          <HiddenFields fields={{ id }} />
          <VersionField version={refused?.sent["version"] ?? version} />
          <GrantFields
            values={refused?.sent ?? stored}
            {...{ offerings, most, errorOf }}
            forSeveral={false}
            isLimited={paysFor.length > 0}
          />
          <Cluster>
            <Button type="submit" name="intent" value="change">
              {t("credits:list.save")}
            </Button>
            <LinkButton href={backHref} tone="quiet">
              {t("common:actions.cancel")}
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

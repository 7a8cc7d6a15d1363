import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { CURRENCIES } from "~/kernel/codes/currencies";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { ItemForm } from "~/screens/item-form";
import { RecordList } from "~/screens/record-list";
import type { RecordAnswer } from "~/screens/record-screen";
import { useRecordWords } from "~/screens/record-words";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { useTaxFields } from "../components/prices/tax-fields";
import { KindOfAppointment } from "../components/kind-of-appointment";
import { offeringFields } from "../components/offering-fields";
import { pricesOf } from "../components/prices/prices-of";
import { OfferingParts } from "../components/offering-parts";
import { AppointmentsBanner, type InUse } from "../components/appointments-in-the-way";
import type { OfferingsType } from "../domain/catalog/payment-options";
import { offeringFormSchema } from "../schemas/catalog/catalog";
import { configs } from "../services/catalog/configs.server";
import { readCatalogToChange } from "../services/catalog/read-catalog.server";
import { saveOffering } from "../services/catalog/save-offering.server";
import { switchOffering } from "../services/catalog/switch-offering.server";
import { inUse } from "./in-use.server";

export const handle = recordHandle;
export const meta = screenTitle;

const isVideo = (pathname: string) => pathname.endsWith("/video_service_offering");
const typeAt = (pathname: string): OfferingsType =>
  isVideo(pathname) ? "VIDEO_CONSULTATION" : "PHYSICAL_CONSULTATION";
const titleAt = (pathname: string) =>
  isVideo(pathname) ? "organization:offerings.videoTitle" : "organization:offerings.clinicTitle";

export const loader = defineLoader(async ({ app, url }) => {
  const type = typeAt(url.pathname);
  const { branches, departments, doctors, ...catalog } = await readCatalogToChange(app);
  const own = catalog.offerings.filter(({ offeringsType }) => offeringsType === type);
  const mode = recordMode(url, own);
  const places = branches.filter(
    ({ id, enabled }) => enabled || mode.item?.branches.some((each) => each.branchId === id),
  );
  return {
    type,
    ...mode,
    branches: places.map(({ id, name }) => ({ id, name })),
    departments: departments.filter(({ enabled }) => enabled).map(({ id, name }) => ({ id, name })),
    doctors,
    rates: catalog.prices.rates,
    config: catalog.configs.find((config) => config.type === type) ?? null,
    currencyCode: app.profile.currencyCode,
    title: createTranslator(app.locale).t(titleAt(url.pathname)),
  };
});

const offerings = recordActs(
  {
    kind: { schema: offeringFormSchema },
    reach: (app) => authorize(app, "organization.manage"),
    save: saveOffering,
    switchTo: switchOffering,
  },
  { refused: inUse },
);
const ofConfig = recordActs(configs);

export const action = defineForm({
  ...offerings,
  saveConfig: ofConfig.save,
  enableConfig: ofConfig.enable,
  disableConfig: ofConfig.disable,
});

export default function Offerings() {
  const { isForm, items, done, title, type, config } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer<InUse>>();
  const { pathname } = useLocation();
  const { t, format } = useT();
  const text = type === "VIDEO_CONSULTATION" ? "organization:offerings.videoText" : "organization:offerings.clinicText";
  const say = useRecordWords("organization:offerings", { title, text: t(text) });
  if (isForm) return <OfferingForm />;
  return (
    <RecordList
      say={say}
      back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
      addHref={`${pathname}?add`}
      editHref={(id) => `${pathname}?edit=${id}`}
      items={items}
      columns={[
        {
          key: "name",
          header: t("organization:fields.name"),
          lead: true,
          cell: ({ name, onlineBookingOption }) => (
            <>
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-sm text-muted">{t(`organization:options.${onlineBookingOption}`)}</span>
            </>
          ),
        },
        {
          key: "duration",
          header: t("common:fields.duration"),
          cell: ({ durationMinutes, groupCapacity }) => (
            <>
              {t("common:minutes", { count: durationMinutes })}
              {groupCapacity !== null && (
                <span className="block text-sm text-muted">
                  {t("organization:offerings.seats", { count: groupCapacity })}
                </span>
              )}
            </>
          ),
        },
        {
          key: "price",
          header: t("common:fields.price"),
          cell: ({ branches }) => pricesOf(branches, format.money) || "–",
        },
      ]}
      rowLink={({ id, name }) => (
        <LinkButton
          href={paths.bookingQuestions(id)}
          tone="quiet"
          size="small"
          aria-label={t("questions:manageNamed", { name })}
        >
          {t("questions:manage")}
        </LinkButton>
      )}
      done={answer ? null : done}
      trouble={answer?.trouble}
    >
      {answer?.refused && <AppointmentsBanner {...answer.refused} />}
      {config && <KindOfAppointment config={config} answer={answer?.form} />}
    </RecordList>
  );
}

function OfferingForm() {
  const { item, branches, departments, doctors, rates, currencyCode, type, title } = useLoaderData<typeof loader>();
  const answer = useActionData<RecordAnswer<InUse>>();
  const { pathname } = useLocation();
  const { t } = useT();
  const placeOf = (branchId: string) => {
    const found = item?.branches.find((place) => place.branchId === branchId);
    return found
      ? { ...found, cost: found.price, given: true }
      : { branchId, cost: "", currencyCode, given: item === null };
  };
  const fields = offeringFields(t, type);
  const taxes = useTaxFields(rates, item?.taxRateIds ?? []);
  const defaults = {
    durationMinutes: 20,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    onlineBookingOption: "ENABLED",
    onlinePaymentOption: "DISABLED",
    availableToNewPatients: true,
    taxMode: "DEFAULT",
  };
  return (
    <ItemForm
      title={t(item ? "organization:offerings.edit" : "organization:offerings.add")}
      list={{ href: pathname, title }}
      fields={fields}
      values={{ ...(item ?? defaults), branches: branches.map(({ id }) => placeOf(id)) }}
      answer={answer?.form}
      labels={{
        branches: t("organization:fields.branches"),
        departmentIds: t("organization:fields.departments"),
        employeeIds: t("organization:fields.providers"),
        ...Object.fromEntries(taxes.map(({ name, label }) => [name, label])),
        ...Object.fromEntries(
          branches.map(({ name }, index) => [`branches[${index}].cost`, t("organization:fields.priceAt", { name })]),
        ),
      }}
    >
      {(form) => (
        <>
          <input type="hidden" name="offeringsType" value={type} />
          <OfferingParts
            {...{ form, branches, departments, doctors, taxes }}
            currencies={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
            isNew={item === null}
          />
        </>
      )}
    </ItemForm>
  );
}

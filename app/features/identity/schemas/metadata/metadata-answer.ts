import { z } from "zod";
import { done } from "~/kernel/answer";
import { employeeAnswer } from "../team/team-answers";

const id = z.string();
const flag = z.boolean();

const organization = z.object({
  id: z.int(),
  name: z.string(),
  dmsCustomerCode: z.string(),
  logo: id.nullable(),
  currencyCode: z.string(),
  physicianAssistantEnabled: flag,
  hipaaStatus: z.enum(["NOT_ACCEPTED", "ACCEPTED", "CHANGED"]),
  hipaaAcceptedOn: z.int().nullable(),
  imaVP: flag.meta({ description: "A virtual practice: it gives appointments by video." }),
});

const details = {
  organization,
  calendarSettings: z
    .object({
      organizationId: z.int(),
      calendarSlotDuration: z.int(),
      dayStartInMins: z.int(),
      dayEndInMins: z.int(),
      healthCareProviderBasedBooking: flag,
      serviceOnlyBasedBooking: flag,
    })
    .nullable(),
  employeeCount: z.int(),
  employeeListLimit: z.int().nullable(),
  restrictedMode: flag,
  trialState: z.enum(["TRAIL", "TRIALEXPIRED"]).nullable(),
  packagesTab: flag,
  brandFlag: flag,
  apiSettingsEnabled: flag,
  languageShown: flag.meta({ description: "The pages show the language selector." }),
  adminPortal: flag.meta({ description: "The menu leads administrators to the settings." }),
  multiTenant: flag,
  giveRemoteMonitoringAsService: flag,
  showTeamOnHomePage: flag,
  showReportTabForAdmin: flag,
  activeReportTypesCount: z.int(),
  waitingRoomEnabled: flag,
  patientBriefingEnabled: flag,
  patientFeedbackEnabled: flag,
  requestForFeedback: flag,
  creditMaxValue: z.int().nullable(),
  languageCodes: z.array(z.string()),
};

const branch = z.object({
  id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  timeZone: z.string(),
});

const offering = z.object({
  id,
  name: z.string(),
  offeringsType: z.string(),
  type: z.string().meta({ description: "GROUP_SESSION where several patients have seats, else the offeringsType." }),
  description: z.string(),
  durationMinutes: z.int(),
  onlineBookingOption: z.string(),
  availableToNewPatients: flag,
  groupCapacity: z.int().nullable(),
  departmentIds: z.array(id),
  branches: z.array(
    z.object({
      branchId: id,
      cost: z.number().meta({ description: "In the currency, such as 12.5." }),
      currencyCode: z.string(),
    }),
  ),
});

/** The parts of the metadata, each there where it is asked for (specification, section 3: Organization metadata). */
const parts = {
  ...details,
  branches: z.array(branch),
  departments: z.array(z.object({ id, uuid: id, name: z.string() })),
  employees: z.array(employeeAnswer),
  subscriptionInfo: z.object({
    status: z.string(),
    demo: flag,
    hasPlans: flag,
    employeeCount: z.int(),
    employeeListLimit: z.int().nullable(),
    restrictedMode: flag,
    paymentMethod: z
      .object({ id, kind: z.string(), name: z.string(), lastFour: z.string(), email: z.string() })
      .nullable()
      .meta({ description: "How the organization pays; null for those who may not change it." }),
  }),
  questionConfig: z.object({ enabled: flag, instructions: z.string(), topics: z.string() }),
  questionsEnabled: flag,
  taxRates: z.array(
    z.object({
      ...{ id, name: z.string(), percentage: z.string(), isInclusive: flag, isCompound: flag, isDefault: flag },
      ...{ branchId: id.nullable(), position: z.int(), enabled: flag, version: z.int() },
    }),
  ),
  roles: z.array(z.object({ id, name: z.string(), authorities: z.array(z.string()) })),
  serviceOfferings: z.array(offering),
  serviceOfferingConfigs: z.array(
    z.object({
      id,
      type: z.string(),
      properties: z.object({ instructions: z.string().optional(), onlinePaymentOptions: z.string().optional() }),
      enabled: flag,
    }),
  ),
  brandingConfig: z.object({ name: z.string(), brandColour: z.string().nullable(), logo: id.nullable() }),
  organizationDateTime: z.object({
    date: z.string().meta({ description: "DD MMM YYYY at the organization." }),
    time: z.int().meta({ description: "Minutes from midnight there." }),
    timezonename: z.string(),
  }),
  offeringAvailability: z.array(z.object({ type: z.string(), enabled: flag, availableToNewPatients: flag })),
};

export const metadataAnswer = done(z.object(parts).partial().shape);

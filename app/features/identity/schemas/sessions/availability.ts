import { z } from "zod";
import { settlePhone } from "~/kernel/contact/phone-field";
import { callingCodeField, emailField, phoneField } from "./person-fields";

export const emailAvailabilitySchema = z.object({ email: emailField });
export const phoneAvailabilitySchema = z
  .object({ phoneCallingCode: callingCodeField.optional(), phone: phoneField })
  .check(settlePhone);

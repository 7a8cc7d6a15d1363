import { z } from "zod";
import { storePhone } from "~/kernel/contact/stored-phone";
import { callingCodeField, emailField, phoneField } from "./person-fields";

export const emailAvailabilitySchema = z.object({ email: emailField });
export const phoneAvailabilitySchema = z
  .object({ phoneCallingCode: callingCodeField.optional(), phone: phoneField })
  .check(storePhone);

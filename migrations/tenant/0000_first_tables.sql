CREATE TABLE `employee` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` integer DEFAULT 8 NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone_calling_code` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`gender` integer DEFAULT -1 NOT NULL,
	`designation` text DEFAULT '' NOT NULL,
	`team_user_type` integer NOT NULL,
	`admin_approval` integer DEFAULT 0 NOT NULL,
	`is_creator` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`display_profile` integer DEFAULT true NOT NULL,
	`photo_file_id` text,
	`languages` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `employee_user` ON `employee` (`organization_id`,`user_id`);
--> statement-breakpoint
CREATE TABLE `employee_branch` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `branch_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `employee_department` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`department_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `department_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`department_id`) REFERENCES `department`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `employee_offering` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`service_offering_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `service_offering_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `employee_offering_offering` ON `employee_offering` (`organization_id`,`service_offering_id`,`employee_id`);
--> statement-breakpoint
CREATE TABLE `employee_role` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`role_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `role_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`role_id`) REFERENCES `role`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `role` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `role_name` ON `role` (`organization_id`,`name`);
--> statement-breakpoint
CREATE TABLE `role_authority` (
	`organization_id` integer NOT NULL,
	`role_id` text NOT NULL,
	`authority` text NOT NULL,
	PRIMARY KEY(`organization_id`, `role_id`, `authority`),
	FOREIGN KEY (`organization_id`,`role_id`) REFERENCES `role`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `user` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`password_hash` text,
	`language_code` text,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_username` ON `user` (`organization_id`,`username`);
--> statement-breakpoint
CREATE INDEX `user_email` ON `user` (`organization_id`,`email`);
--> statement-breakpoint
CREATE INDEX `user_phone` ON `user` (`organization_id`,`phone`);
--> statement-breakpoint
CREATE TABLE `user_session` (
	`organization_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`organization_id`, `token_hash`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `user_session_user` ON `user_session` (`organization_id`,`user_id`);
--> statement-breakpoint
CREATE TABLE `user_token` (
	`organization_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`organization_id`, `token_hash`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `delivery` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`outbox_id` text NOT NULL,
	`channel` text NOT NULL,
	`template` text NOT NULL,
	`locale` text NOT NULL,
	`recipient_kind` text NOT NULL,
	`recipient_id` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 1 NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `delivery_outbox` ON `delivery` (`organization_id`,`outbox_id`);
--> statement-breakpoint
CREATE TABLE `development_mail` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `branch` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`time_zone` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `calendar_settings` (
	`organization_id` integer PRIMARY KEY NOT NULL,
	`calendar_slot_duration` integer DEFAULT 5 NOT NULL,
	`day_start_in_mins` integer DEFAULT 0 NOT NULL,
	`day_end_in_mins` integer DEFAULT 1440 NOT NULL,
	`health_care_provider_based_booking` integer DEFAULT true NOT NULL,
	`service_only_based_booking` integer DEFAULT true NOT NULL,
	`minimum_notice_minutes` integer DEFAULT 60 NOT NULL,
	`horizon_days` integer DEFAULT 60 NOT NULL,
	`minimum_date` integer DEFAULT 0 NOT NULL,
	`daily_maximum` integer,
	`undo_window_seconds` integer DEFAULT 60 NOT NULL,
	`excluded_dates` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `department` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `organization_profile` (
	`organization_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`time_zone` text NOT NULL,
	`default_locale` text NOT NULL,
	`locales` text NOT NULL,
	`currency_code` text NOT NULL,
	`phone_calling_code` text NOT NULL,
	`brand_colour` text,
	`logo_file_id` text,
	`about` text DEFAULT '' NOT NULL,
	`hp_signup_message` text DEFAULT '' NOT NULL,
	`settings` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `service_offering` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`offerings_type` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`duration_minutes` integer NOT NULL,
	`buffer_before_minutes` integer DEFAULT 0 NOT NULL,
	`buffer_after_minutes` integer DEFAULT 0 NOT NULL,
	`online_booking_option` text NOT NULL,
	`confirms_by_itself` integer DEFAULT false NOT NULL,
	`available_to_new_patients` integer DEFAULT true NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	CONSTRAINT "service_offering_ticks" CHECK("service_offering"."duration_minutes" > 0 AND "service_offering"."duration_minutes" % 5 = 0 AND "service_offering"."buffer_before_minutes" >= 0 AND "service_offering"."buffer_before_minutes" % 5 = 0 AND "service_offering"."buffer_after_minutes" >= 0 AND "service_offering"."buffer_after_minutes" % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE `service_offering_branch` (
	`organization_id` integer NOT NULL,
	`service_offering_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`cost_minor` integer DEFAULT 0 NOT NULL,
	`currency_code` text NOT NULL,
	PRIMARY KEY(`organization_id`, `service_offering_id`, `branch_id`),
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `service_offering_config` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`properties` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `service_offering_config_type` ON `service_offering_config` (`organization_id`,`type`);
--> statement-breakpoint
CREATE TABLE `service_offering_department` (
	`organization_id` integer NOT NULL,
	`service_offering_id` text NOT NULL,
	`department_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `service_offering_id`, `department_id`),
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`department_id`) REFERENCES `department`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `patient` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`user_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone_calling_code` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`birth_date` text DEFAULT '' NOT NULL,
	`gender` integer DEFAULT -1 NOT NULL,
	`language_code` text,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `patient_number` ON `patient` (`organization_id`,`number`);
--> statement-breakpoint
CREATE INDEX `patient_user` ON `patient` (`organization_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `patient_email` ON `patient` (`organization_id`,`email`);
--> statement-breakpoint
CREATE INDEX `patient_phone` ON `patient` (`organization_id`,`phone`);
--> statement-breakpoint
CREATE TABLE `patient_search` (
	`organization_id` integer NOT NULL,
	`token` text NOT NULL,
	`patient_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `token`, `patient_id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `patient_search_patient` ON `patient_search` (`organization_id`,`patient_id`);
--> statement-breakpoint
CREATE TABLE `audit_event` (
	`organization_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`outcome` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text,
	`patient_id` text,
	`fields` text NOT NULL,
	`request_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `audit_event_patient` ON `audit_event` (`organization_id`,`patient_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `audit_event_subject` ON `audit_event` (`organization_id`,`subject_kind`,`subject_id`,`seq`);
--> statement-breakpoint
CREATE TABLE `audit_seal` (
	`organization_id` integer NOT NULL,
	`to_seq` integer NOT NULL,
	`from_seq` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	`sealed_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `to_seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `dead_letter` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`queue` text NOT NULL,
	`topic` text NOT NULL,
	`payload` text NOT NULL,
	`reason` text NOT NULL,
	`failed_at` integer NOT NULL,
	`resent_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `due_work` (
	`due_at` integer NOT NULL,
	`organization_id` integer NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`due_at`, `organization_id`, `kind`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `due_work_item` ON `due_work` (`organization_id`,`kind`,`id`);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`organization_id` integer NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `outbox` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`topic` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`available_at` integer NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `outbox_pending` ON `outbox` (`organization_id`,`status`,`available_at`);
--> statement-breakpoint
CREATE TABLE `schema_version` (
	`version` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`applied_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tenant_fence` (
	`organization_id` integer PRIMARY KEY NOT NULL,
	`epoch` integer NOT NULL,
	`open` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `appointment` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`state_id` integer NOT NULL,
	`type` text NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`service_offering_id` text,
	`patient_id` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`buffer_before_minutes` integer DEFAULT 0 NOT NULL,
	`buffer_after_minutes` integer DEFAULT 0 NOT NULL,
	`lane` integer DEFAULT 0 NOT NULL,
	`time_zone` text NOT NULL,
	`local_day` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`booked_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`previous_state_id` integer,
	`undo_until` integer,
	`started_at` integer,
	`concluded_at` integer,
	`paid_at_clinic_at` integer,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appointment_ticks" CHECK("appointment"."starts_at" % 300000 = 0 AND "appointment"."ends_at" % 300000 = 0 AND "appointment"."starts_at" < "appointment"."ends_at")
);
--> statement-breakpoint
CREATE INDEX `appointment_time` ON `appointment` (`organization_id`,`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `appointment_employee_time` ON `appointment` (`organization_id`,`employee_id`,`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `appointment_patient_time` ON `appointment` (`organization_id`,`patient_id`,`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `appointment_state_time` ON `appointment` (`organization_id`,`state_id`,`starts_at`,`id`);
--> statement-breakpoint
CREATE TABLE `appointment_count` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`type` text NOT NULL,
	`local_day` text NOT NULL,
	`state_id` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `local_day`, `employee_id`, `branch_id`, `type`, `state_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `appointment_count_state` ON `appointment_count` (`organization_id`,`state_id`,`local_day`);
--> statement-breakpoint
CREATE TABLE `appointment_history` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`from_state_id` integer,
	`to_state_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`, `version`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `appointment_link` (
	`organization_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	PRIMARY KEY(`organization_id`, `token_hash`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `appointment_link_appointment` ON `appointment_link` (`organization_id`,`appointment_id`);
--> statement-breakpoint
CREATE TABLE `daily_ordinal` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`local_day` text NOT NULL,
	`ordinal` integer NOT NULL,
	`appointment_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `local_day`, `ordinal`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `daily_ordinal_appointment` ON `daily_ordinal` (`organization_id`,`appointment_id`);
--> statement-breakpoint
CREATE TABLE `provider_slot` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`type` text NOT NULL,
	`day_of_week` integer NOT NULL,
	`start_minutes` integer NOT NULL,
	`end_minutes` integer NOT NULL,
	`start_date` text,
	`end_date` text,
	`note` text DEFAULT '' NOT NULL,
	`service_offering_ids` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "provider_slot_ticks" CHECK("provider_slot"."start_minutes" % 5 = 0 AND "provider_slot"."end_minutes" % 5 = 0 AND "provider_slot"."start_minutes" >= 0 AND "provider_slot"."end_minutes" <= 1440 AND "provider_slot"."start_minutes" < "provider_slot"."end_minutes")
);
--> statement-breakpoint
CREATE INDEX `provider_slot_employee` ON `provider_slot` (`organization_id`,`employee_id`);
--> statement-breakpoint
CREATE TABLE `slot_claim` (
	`organization_id` integer NOT NULL,
	`resource_id` text NOT NULL,
	`tick` integer NOT NULL,
	`lane` integer DEFAULT 0 NOT NULL,
	`holder_kind` text NOT NULL,
	`holder_id` text NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`organization_id`, `resource_id`, `tick`, `lane`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `slot_claim_holder` ON `slot_claim` (`organization_id`,`holder_kind`,`holder_id`);
--> statement-breakpoint
CREATE TABLE `room_link` (
	`organization_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`waiting_room_id` text NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	PRIMARY KEY(`organization_id`, `token_hash`),
	FOREIGN KEY (`organization_id`,`waiting_room_id`) REFERENCES `waiting_room`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `room_link_appointment` ON `room_link` (`organization_id`,`appointment_id`);
--> statement-breakpoint
CREATE TABLE `room_registry` (
	`organization_id` integer NOT NULL,
	`object_name` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `object_name`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `waiting_room` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`name` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_room_employee` ON `waiting_room` (`organization_id`,`employee_id`);
--> statement-breakpoint
CREATE INDEX `appointment_busy` ON `appointment` (`organization_id`,`employee_id`,`starts_at`,`ends_at`,`buffer_before_minutes`,`buffer_after_minutes`) WHERE `state_id` IN (1, 2, 4, 6, 7, 11, 20);
--> statement-breakpoint
CREATE TRIGGER `audit_event_no_update` BEFORE UPDATE ON `audit_event` BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_event_no_delete` BEFORE DELETE ON `audit_event` BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_seal_no_update` BEFORE UPDATE ON `audit_seal` BEGIN SELECT RAISE(ABORT, 'audit_seal is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_seal_no_delete` BEFORE DELETE ON `audit_seal` BEGIN SELECT RAISE(ABORT, 'audit_seal is append-only'); END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (1, 'first_tables', unixepoch() * 1000);

CREATE TABLE `shared_room` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`branch_id` text,
	`service_offering_id` text,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shared_room_for" CHECK(("shared_room"."branch_id" IS NULL) <> ("shared_room"."service_offering_id" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_room_branch` ON `shared_room` (`organization_id`,`branch_id`) WHERE enabled = 1 AND branch_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `shared_room_offering` ON `shared_room` (`organization_id`,`service_offering_id`) WHERE enabled = 1 AND service_offering_id IS NOT NULL;--> statement-breakpoint
-- Every room's object is in the register for as long as the room is there, those that are there already too.
CREATE TRIGGER `waiting_room_registered` AFTER INSERT ON `waiting_room` BEGIN INSERT OR IGNORE INTO `room_registry` (`organization_id`, `object_name`, `kind`, `created_at`) VALUES (NEW.`organization_id`, NEW.`organization_id` || ':' || NEW.`id`, 'WAITING_ROOM', NEW.`created_at`); END;
--> statement-breakpoint
CREATE TRIGGER `shared_room_registered` AFTER INSERT ON `shared_room` BEGIN INSERT OR IGNORE INTO `room_registry` (`organization_id`, `object_name`, `kind`, `created_at`) VALUES (NEW.`organization_id`, NEW.`organization_id` || ':' || NEW.`id`, 'WAITING_ROOM', NEW.`created_at`); END;
--> statement-breakpoint
CREATE TRIGGER `waiting_room_unregistered` AFTER DELETE ON `waiting_room` BEGIN DELETE FROM `room_registry` WHERE `organization_id` = OLD.`organization_id` AND `object_name` = OLD.`organization_id` || ':' || OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `shared_room_unregistered` AFTER DELETE ON `shared_room` BEGIN DELETE FROM `room_registry` WHERE `organization_id` = OLD.`organization_id` AND `object_name` = OLD.`organization_id` || ':' || OLD.`id`; END;
--> statement-breakpoint
INSERT OR IGNORE INTO `room_registry` (`organization_id`, `object_name`, `kind`, `created_at`)
SELECT `organization_id`, `organization_id` || ':' || `id`, 'WAITING_ROOM', `created_at` FROM `waiting_room`;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (23, 'shared_waiting_rooms', unixepoch() * 1000);

CREATE TABLE `schema_version` (
	`version` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`applied_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `organization` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`database` text NOT NULL,
	`epoch` integer DEFAULT 1 NOT NULL,
	`jurisdiction` text,
	`status` text DEFAULT 'ACTIVE' NOT NULL,
	`demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_slug` ON `organization` (`slug`);--> statement-breakpoint
CREATE TABLE `organization_host` (
	`host` text PRIMARY KEY NOT NULL,
	`organization_id` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organization_host_organization` ON `organization_host` (`organization_id`);--> statement-breakpoint
CREATE TABLE `release_flag` (
	`organization_id` integer NOT NULL,
	`name` text NOT NULL,
	`enabled` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `name`),
	FOREIGN KEY (`organization_id`) REFERENCES `organization`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (1, 'first_tables', unixepoch() * 1000);

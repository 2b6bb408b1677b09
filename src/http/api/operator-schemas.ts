import { z } from "zod";
import type { AuditKind } from "../../accounts/audit-log.js";
import { networkLabels } from "../../config/network-table.js";
import type {
  AuditPage,
  OperatorService,
  OperatorUser,
  OperatorUserFacts,
  OperatorUserPage,
  SentInvitation,
} from "./operator-types.js";
import { usageToday } from "./result-schemas.js";
import { utcTime as time } from "./text-schemas.js";

// What the routes for operators return, for the management API's description: operator-types.ts says what each member means.

const network = z.enum(networkLabels);
const quota = z.int().min(0).nullable();
const next = z.string().nullable().describe("`after` of the next page; null on the last one");

export const operatorUser: z.ZodType<OperatorUser> = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  isOperator: z.boolean(),
  createdAt: time,
  disabledAt: time.nullable(),
  dailyRequests: quota.describe("The user's own daily quota; null: the default"),
  monthlyRequests: quota.describe("The user's own monthly quota; null: the default"),
});

export const operatorUserPage: z.ZodType<OperatorUserPage> = z.object({ users: z.array(operatorUser), next });

export const operatorUserFacts: z.ZodType<OperatorUserFacts> = z.object({
  user: operatorUser,
  today: usageToday,
  keys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      network,
      createdAt: time,
      lastUsedAt: time.nullable(),
      expiresAt: time.nullable(),
      dailyRequests: z.int().min(1).nullable(),
      requestsPerSecond: z.int().min(1).nullable(),
    }),
  ),
});

export const sentInvitation: z.ZodType<SentInvitation> = z.object({
  email: z.string(),
  url: z.string(),
  expiresAt: time,
});

export const auditPage: z.ZodType<AuditPage> = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      at: time,
      actor: z.enum(["operator", "user"]),
      actorId: z.string().nullable().describe("The operator; null for changes by commands and by the account's owner"),
      kind: z.string() as unknown as z.ZodType<AuditKind>,
      userId: z.string().nullable(),
      detail: z.string().nullable(),
      actorEmail: z.string().nullable(),
      userEmail: z.string().nullable(),
    }),
  ),
  next,
});

export const operatorService: z.ZodType<OperatorService> = z.object({
  version: z.string(),
  signUp: z.enum(["open", "invite", "closed"]),
  problems: z.record(z.string(), z.string()).describe("What is wrong, by part"),
  networks: z.array(
    z.object({
      network,
      nodes: z.array(
        z.object({
          name: z.string(),
          state: z.string().describe("`in`, or why it is out of service"),
          height: z.int().nullable(),
          latencyMs: z.number().nullable(),
          errorRate: z.number().describe("Of recent requests, 0 to 1"),
        }),
      ),
    }),
  ),
});

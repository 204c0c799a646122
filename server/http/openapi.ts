/** The OpenAPI description, generated from the schemas that validate requests. */
import { refusedSchema } from "@turnlight/wire";
import * as z from "zod/mini";
import type { RouteDefinition } from "./route.ts";
import { routes } from "./routes.ts";

/** A path parameter. */
const placeholder = /:(\w+)/g;

const schemaOf = (schema: z.ZodMiniType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: "draft-2020-12", unrepresentable: "any" });
  return described;
};

const json = (schema: unknown) => ({ "application/json": { schema } });
const refused = {
  description: "Refused, with a reason",
  content: json(schemaOf(refusedSchema)),
};

const operationOf = ({ about, body, answer, path }: RouteDefinition) => ({
  summary: about,
  parameters: [...path.matchAll(placeholder)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  })),
  ...(body !== undefined && { requestBody: { required: true, content: json(schemaOf(body)) } }),
  responses: { 200: { description: "Done", content: json(schemaOf(answer)) }, "4XX": refused },
});

const pathsOf = (): Record<string, Record<string, unknown>> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const request of routes) {
    const path = request.path.replaceAll(placeholder, "{$1}");
    paths[path] = { ...paths[path], [request.method.toLowerCase()]: operationOf(request) };
  }
  return paths;
};

/** OpenAPI 3.1. */
export const openApiDescription = () => ({
  openapi: "3.1.0",
  info: { title: "Turnlight", version: "1", description: "Tables for people on different devices." },
  paths: pathsOf(),
});

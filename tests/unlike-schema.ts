/** What JSON Schema, as the API's document has it, says of a value. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minLength?: number;
};

/** Where a value is not what its schema says, a field that the schema does not name among them; empty: it is. */
export function unlike(schema: Schema, value: unknown, at: string): string[] {
  if (schema.anyOf) {
    const each = schema.anyOf.map((one) => unlike(one, value, at));
    return each.find((faults) => faults.length === 0) ?? each.flat();
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of its values`];
  const kind = kindOf(value);
  if (schema.type && schema.type.replace("integer", "number") !== kind) return [`${at} is ${kind}`];
  if (Array.isArray(value)) {
    return value.flatMap((item, place) => unlike(schema.items ?? {}, item, `${at}[${place}]`));
  }
  // Without a type it may be anything.
  return schema.type === "object" ? unlikeFields(schema, value as Record<string, unknown>, at) : [];
}

function unlikeFields(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Record<string, unknown>,
  at: string,
): string[] {
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => `${at}.${name} is missing`);
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const schema = properties[name] ?? additionalProperties;
    return schema ? unlike(schema, field, `${at}.${name}`) : [`${at}.${name} is not told`];
  });
  return [...missing, ...fields];
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

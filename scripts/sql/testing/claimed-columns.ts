import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What the driver makes of a column; `unknown`: the code does not say. */
export type ValueKind =
  | 'text'
  | 'bigint'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'object'
  | 'unknown'
  | `${'text' | 'bigint' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'object' | 'unknown'}[]`;

/** A column as the code claims it to be. */
export interface ClaimedColumn {
  readonly name: string;
  readonly kind: ValueKind;
  readonly mayBeNull: boolean;
  /** As TypeScript writes it, for messages. */
  readonly type: string;
}

export function claimedColumnsOf(checker: Checker, row: Type): readonly ClaimedColumn[] {
  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    if (type === undefined) throw new Error(`${property.name} has a type`);
    const parts = partsOf(type);
    const values = parts.filter((part) => (part.flags & (TypeFlags.Null | TypeFlags.Undefined)) === 0);
    return {
      name: property.name,
      kind: commonKind(checker, values),
      mayBeNull: values.length < parts.length || (type.flags & TypeFlags.Unknown) !== 0,
      type: checker.typeToString(type),
    };
  });
}

/** The texts of a type that is one text or one of a few. */
export function literalTextsOf(type: Type): readonly string[] | undefined {
  const parts = partsOf(type);
  const texts = parts.flatMap((part) =>
    part.isStringLiteralType() ? [part.value] : part.isNumberLiteralType() ? [String(part.value)] : [],
  );
  return texts.length === parts.length ? texts : undefined;
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

function commonKind(checker: Checker, types: readonly Type[]): ValueKind {
  const kinds = new Set(types.map((type) => kindOf(checker, type)));
  const [kind] = kinds;
  // A union of several kinds is what JSON holds.
  return kinds.size === 1 && kind !== undefined ? kind : 'object';
}

const primitiveKinds: readonly (readonly [number, ValueKind])[] = [
  [TypeFlags.StringLike, 'text'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.AnyOrUnknown, 'unknown'],
];

function kindOf(checker: Checker, type: Type): ValueKind {
  for (const [flags, kind] of primitiveKinds) if ((type.flags & flags) !== 0) return kind;
  // A brand is a primitive and an object that never is; the primitive says what it is.
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((part) => kindOf(checker, part));
    return kinds.find((kind) => kind !== 'object') ?? 'object';
  }
  if (checker.isArrayLikeType(type)) {
    const [element] = checker.getTypeArguments(type as never);
    const kind =
      element === undefined
        ? 'unknown'
        : commonKind(
            checker,
            partsOf(element).filter((part) => (part.flags & TypeFlags.Null) === 0),
          );
    return kind.endsWith('[]') ? 'object[]' : (`${kind}[]` as ValueKind);
  }
  const name = type.getSymbol()?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}

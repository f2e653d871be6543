import { relative } from 'node:path';
import {
  type CallExpression,
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project } from 'typescript/unstable/sync';
import { type ClaimedColumn, claimedColumnsOf, literalTextsOf } from './claimed-columns.ts';

/** A statement that the code sends to the database, as far as the source tells. */
export interface FoundStatement {
  /** `file:line`, from the project's folder. */
  readonly place: string;
  /** The names under which connections keep it prepared, in the order of the texts; none where it has no name. */
  readonly names: readonly string[];
  /** What it may read like: one text, or one for each value of a parameter that has few; none where it cannot be told. */
  readonly texts: readonly string[];
  /** What the code says that a row holds; `undefined` where it reads no row. */
  readonly columns: readonly ClaimedColumn[] | undefined;
  /** How many values are sent, where they are listed. */
  readonly valueCount: number | undefined;
}

/** Reads the types of the whole project once; a few seconds. */
export function findStatements(
  projectFolder: string,
  isLookedAt: (file: string) => boolean,
): readonly FoundStatement[] {
  const api = new API({ cwd: projectFolder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${projectFolder}/tsconfig.json`] });
    const project = snapshot.getProjects()[0];
    if (project === undefined) throw new Error('the project has a tsconfig.json');
    return project.program
      .getSourceFileNames()
      .filter((file) => isLookedAt(relative(projectFolder, file)))
      .flatMap((file) => statementsOf(project, projectFolder, file));
  } finally {
    api.close();
  }
}

function statementsOf(project: Project, projectFolder: string, file: string): FoundStatement[] {
  const source = project.program.getSourceFile(file);
  if (source === undefined) throw new Error(`the project has ${file}`);
  const found: FoundStatement[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isQuery(node)) {
      found.push(...readCall(project.checker, node, relative(projectFolder, file), source));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function isQuery({ expression }: CallExpression): boolean {
  return isPropertyAccessExpression(expression) && expression.name.text === 'query';
}

function readCall(
  checker: Checker,
  call: CallExpression,
  file: string,
  source: SourceFile,
): readonly FoundStatement[] {
  const place = `${file}:${source.getLineAndCharacterOfPosition(call.getStart(source)).line + 1}`;
  const [rowType] = call.typeArguments ?? [];
  const type = rowType === undefined ? undefined : checker.getTypeFromTypeNode(rowType);
  const columns = type === undefined ? undefined : claimedColumnsOf(checker, type);
  const [argument] = call.arguments;
  const statements = argument === undefined ? [] : statementObjects(checker, argument);
  if (statements.length === 0) {
    return [{ place, names: [], texts: [], columns, valueCount: undefined }];
  }
  return statements.map((statement) => {
    const [name, text] = [propertyOf(statement, 'name'), propertyOf(statement, 'text')];
    return {
      place,
      names: name === undefined ? [] : (textsOf(checker, name) ?? []),
      texts: text === undefined ? [] : (textsOf(checker, text) ?? []),
      columns,
      valueCount: valueCountOf(propertyOf(statement, 'values')),
    };
  });
}

/** The object literals that an expression may be. */
function statementObjects(checker: Checker, expression: Expression): readonly ObjectLiteralExpression[] {
  if (isObjectLiteralExpression(expression)) return [expression];
  if (isParenthesizedExpression(expression)) return statementObjects(checker, expression.expression);
  if (isConditionalExpression(expression)) {
    return [expression.whenTrue, expression.whenFalse].flatMap((each) => statementObjects(checker, each));
  }
  if (isCallExpression(expression)) {
    return returnedBy(checker, expression).flatMap((each) => statementObjects(checker, each));
  }
  const initializer = initializerOf(checker, expression);
  return initializer === undefined ? [] : statementObjects(checker, initializer);
}

function returnedBy(checker: Checker, call: CallExpression): readonly Expression[] {
  const declaration = checker.getResolvedSignature(call)?.declaration?.resolve();
  if (declaration === undefined) return [];
  if (isArrowFunction(declaration) && !isBlock(declaration.body)) return [declaration.body as Expression];
  if (!isFunctionDeclaration(declaration) && !isArrowFunction(declaration)) return [];
  const returned: Expression[] = [];
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression !== undefined) returned.push(node.expression);
    node.forEachChild(visit);
  };
  declaration.body?.forEachChild(visit);
  return returned;
}

/** What a constant was given, whichever module it stands in. */
function initializerOf(checker: Checker, expression: Expression): Expression | undefined {
  const symbol = checker.getSymbolAtLocation(expression);
  const declaration = symbol?.valueDeclaration?.resolve();
  if (declaration === undefined) return undefined;
  if (isVariableDeclaration(declaration) || isPropertyAssignment(declaration)) return declaration.initializer;
  return undefined;
}

function propertyOf(object: ObjectLiteralExpression, name: string): Expression | undefined {
  for (const property of object.properties) {
    if (isPropertyAssignment(property) && isIdentifier(property.name) && property.name.text === name) {
      return property.initializer;
    }
    if (
      isShorthandPropertyAssignment(property) &&
      isIdentifier(property.name) &&
      property.name.text === name
    ) {
      return property.name;
    }
  }
  return undefined;
}

/** What a call gives for the parameters of the function that is read, by their names. */
type Given = ReadonlyMap<string, readonly string[]>;

const nothingGiven: Given = new Map();

/** Every text that an expression may be; `undefined` where that cannot be told from the source. */
function textsOf(
  checker: Checker,
  expression: Expression,
  given: Given = nothingGiven,
): readonly string[] | undefined {
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return [expression.text];
  if (isParenthesizedExpression(expression) || isAsExpression(expression)) {
    return textsOf(checker, expression.expression, given);
  }
  if (isTemplateExpression(expression)) {
    let texts: readonly string[] | undefined = [expression.head.text];
    for (const span of expression.templateSpans) {
      const inner = textsOf(checker, span.expression, given);
      texts = joined(texts, inner)?.map((text) => text + span.literal.text);
    }
    return texts;
  }
  if (isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.PlusToken) {
    return joined(textsOf(checker, expression.left, given), textsOf(checker, expression.right, given));
  }
  if (isConditionalExpression(expression)) {
    const both = [expression.whenTrue, expression.whenFalse].map((each) => textsOf(checker, each, given));
    return both.every((each) => each !== undefined) ? both.flat() : undefined;
  }
  const ofCall = isIdentifier(expression) ? given.get(expression.text) : undefined;
  if (ofCall !== undefined) return ofCall;
  if (isCallExpression(expression)) return textsOfCall(checker, expression, given);
  const type = checker.getTypeAtLocation(expression);
  const literals = type === undefined ? undefined : literalTextsOf(type);
  if (literals !== undefined) return literals;
  const initializer = initializerOf(checker, expression);
  return initializer === undefined
    ? textsOfParameter(checker, expression)
    : textsOf(checker, initializer, given);
}

/** What a function gives back that puts a text together from its parameters. */
function textsOfCall(checker: Checker, call: CallExpression, given: Given): readonly string[] | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration?.resolve();
  if (declaration === undefined) return undefined;
  if (!isFunctionDeclaration(declaration) && !isArrowFunction(declaration)) return undefined;
  const ofCall = new Map<string, readonly string[]>();
  for (const [place, { name }] of declaration.parameters.entries()) {
    const argument = call.arguments[place];
    const texts = argument === undefined ? undefined : textsOf(checker, argument, given);
    if (isIdentifier(name) && texts !== undefined) ofCall.set(name.text, texts);
  }
  const returned = returnedBy(checker, call).map((each) => textsOf(checker, each, ofCall));
  return returned.length > 0 && returned.every((each) => each !== undefined) ? returned.flat() : undefined;
}

/** What the calls in the same file give for a parameter of a function. */
function textsOfParameter(checker: Checker, expression: Expression): readonly string[] | undefined {
  const parameter = checker.getSymbolAtLocation(expression)?.valueDeclaration?.resolve();
  if (parameter === undefined || !isParameterDeclaration(parameter)) return undefined;
  const owner = parameter.parent;
  if (!isFunctionDeclaration(owner) || owner.name === undefined) return undefined;
  const place = owner.parameters.indexOf(parameter);
  const ownerName = owner.name.text;
  const texts: (readonly string[] | undefined)[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === ownerName) {
      const given = node.arguments[place];
      texts.push(given === undefined ? undefined : textsOf(checker, given));
    }
    node.forEachChild(visit);
  };
  visit(owner.getSourceFile());
  return texts.length > 0 && texts.every((each) => each !== undefined) ? texts.flat() : undefined;
}

function joined(
  heads: readonly string[] | undefined,
  tails: readonly string[] | undefined,
): readonly string[] | undefined {
  return tails === undefined ? undefined : heads?.flatMap((head) => tails.map((tail) => head + tail));
}

function valueCountOf(values: Expression | undefined): number | undefined {
  if (values === undefined || !isArrayLiteralExpression(values)) return undefined;
  return values.elements.some(isSpreadElement) ? undefined : values.elements.length;
}

import { type Client, DatabaseError, type Submittable } from 'pg';

/** A column of a statement's result, as PostgreSQL describes it without running the statement. */
export interface DescribedColumn {
  readonly name: string;
  readonly typeOid: number;
  /** The table and column that it comes from; 0 for an expression. */
  readonly tableOid: number;
  readonly columnNumber: number;
}

export interface DescribedStatement {
  readonly parameterCount: number;
  readonly columns: readonly DescribedColumn[];
}

interface Connection {
  parse(message: { text: string; name: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { parameterCount: number }) => void): void;
}

interface RowDescription {
  readonly fields: readonly {
    readonly name: string;
    readonly dataTypeID: number;
    readonly tableID: number;
    readonly columnID: number;
  }[];
}

/** Has the server parse a statement and say what goes in and out. Rejects with what the server finds wrong. */
export function describeStatement(client: Client, text: string): Promise<DescribedStatement> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** What the driver calls while it speaks for us; methods are the protocol's answers. */
class Description implements Submittable {
  readonly #text: string;
  readonly #resolve: (described: DescribedStatement) => void;
  readonly #reject: (error: Error) => void;
  #parameterCount = 0;
  #columns: readonly DescribedColumn[] = [];
  #error: Error | undefined;

  constructor(
    text: string,
    resolve: (described: DescribedStatement) => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: unknown): void {
    const server = connection as Connection;
    server.once('parameterDescription', ({ parameterCount }) => {
      this.#parameterCount = parameterCount;
    });
    server.parse({ text: this.#text, name: '', types: [] });
    server.describe({ type: 'S', name: '' });
    server.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map((field) => ({
      name: field.name,
      typeOid: field.dataTypeID,
      tableOid: field.tableID,
      columnNumber: field.columnID,
    }));
  }

  handleError(error: Error): void {
    this.#error =
      error instanceof DatabaseError ? error : new Error('the connection broke', { cause: error });
    this.#reject(this.#error);
  }

  handleReadyForQuery(): void {
    if (this.#error === undefined) {
      this.#resolve({ parameterCount: this.#parameterCount, columns: this.#columns });
    }
  }
}

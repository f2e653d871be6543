import { Readable } from 'node:stream';
import type { CallBody, CallDefinition, Caller, CallParams, CallQuery, CallValue } from '@wau/contract/call';
import { headerNames, idempotencyKeyPattern } from '@wau/contract/headers';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteGenericInterface,
} from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Refusal } from '../refusal.ts';

/** What a handler gets: the validated parts of the request, and the context that the app's gate made. */
export interface CallInput<Definition extends CallDefinition, Context> {
  readonly params: CallParams<Definition>;
  readonly query: CallQuery<Definition>;
  readonly body: CallBody<Definition>;
  readonly context: Context;
  /** Present on calls that move money, checked against its pattern; empty on others. */
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  /** For response headers; the body is what the handler returns. */
  readonly reply: FastifyReply;
}

export type CallHandler<Definition extends CallDefinition, Context> = (
  input: CallInput<Definition, Context>,
) => Promise<CallValue<Definition>>;

/** An app's own rules for every call: who calls, for which merchant, and how encrypted payloads open. */
export interface CallGate<Context> {
  /**
   * Runs before validation, with the raw body at hand; where a call takes large bodies, before the body is read, so
   * that nobody makes the server read megabytes who may not send them. Throws a `Refusal` for callers who may not.
   */
  enter(request: FastifyRequest, call: CallDefinition): Promise<Context>;
  /** Opens the compact JWE of an encrypted call; throws a `Refusal` for anything that is not one. */
  decrypt?(jwe: string, context: Context): Promise<unknown>;
}

/** `Kind`: the callers that the gate is for; a call of others does not compile, so none stands behind a wrong gate. */
export type RegisterCall<Context, Kind extends Caller = Caller> = <
  Definition extends CallDefinition & { readonly caller: Kind },
>(
  call: Definition,
  handler: CallHandler<Definition, Context>,
) => void;

export interface StreamInput<Context> {
  readonly context: Context;
  /** What the client saw last, empty where it saw nothing. */
  readonly lastEventId: string;
}

export type RegisterStream<Context, Kind extends Caller = Caller> = (
  call: CallDefinition & { readonly eventStream: true; readonly caller: Kind },
  handler: (input: StreamInput<Context>) => Promise<Readable>,
) => void;

/** A file as it leaves: what is written when it is read, piece by piece. */
export interface AnswerFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
}

export type RegisterFile<Context, Kind extends Caller = Caller> = <
  Definition extends CallDefinition & { readonly file: true; readonly caller: Kind },
>(
  call: Definition,
  handler: (input: CallInput<Definition, Context>) => Promise<AnswerFile>,
) => void;

const idempotencyKeyRule = new RegExp(idempotencyKeyPattern);

/**
 * Registers calls of the contract on an app: path, validation and serialisation come from the definition,
 * so a route holds nothing but the name of its use case.
 */
export function callRegistrar<Context, Kind extends Caller = Caller>(
  app: FastifyInstance,
  gate: CallGate<Context>,
): RegisterCall<Context, Kind> {
  const register = routeRegistrar(app, gate);
  return (call, handler) =>
    register(call, async (input) => {
      const value = await handler(input as CallInput<typeof call, Context>);
      input.reply.header('Cache-Control', 'no-store');
      return { success: true, value };
    });
}

/**
 * The same for calls that answer with a file, which is made as fast as its reader takes it. What is refused is refused
 * before its first piece; where a later one cannot be made the connection ends, so that no half a file looks whole.
 */
export function fileRegistrar<Context, Kind extends Caller = Caller>(
  app: FastifyInstance,
  gate: CallGate<Context>,
): RegisterFile<Context, Kind> {
  const register = routeRegistrar(app, gate);
  return (call, handler) =>
    register(call, async (input) => {
      const { name, pieces } = await handler(input as CallInput<typeof call, Context>);
      return input.reply
        .type('text/csv; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(Readable.from(pieces));
    });
}

type Answer<Context> = (input: CallInput<CallDefinition, Context>) => Promise<unknown>;

function routeRegistrar<Context>(
  app: FastifyInstance,
  gate: CallGate<Context>,
): (call: CallDefinition, answer: Answer<Context>) => void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  return (call, answer) => {
    app.routeProbe.callPaths.push({ method: call.method, pattern: pathPattern(call.path) });
    const enter = async (request: FastifyRequest): Promise<Context> => {
      const context = await gate.enter(request, call);
      contexts.set(request, context);
      return context;
    };
    app.route<RouteGenericInterface>({
      method: call.method,
      url: call.path,
      schema: routeSchema(call),
      config: {
        callName: call.name,
        ...(call.formEncoded === undefined ? {} : { formEncoded: true }),
        ...(call.urgent === undefined ? {} : { urgent: true }),
      },
      ...(call.bodyLimitBytes === undefined ? {} : { bodyLimit: call.bodyLimitBytes, onRequest: enter }),
      preValidation: async (request) => {
        const context = contexts.get(request) ?? (await enter(request));
        if (call.encrypted) request.body = await openEncrypted(request, context, gate);
      },
      handler: async (request, reply) =>
        answer({
          params: request.params,
          query: request.query,
          body: request.body,
          context: contexts.get(request),
          idempotencyKey: call.idempotent ? readIdempotencyKey(request) : '',
          request,
          reply,
        } as CallInput<CallDefinition, Context>),
    });
  };
}

/**
 * The same for calls that answer with server-sent events. Such an answer lasts, so it is not counted as work under way,
 * and nothing between here and the client may collect it.
 */
export function streamRegistrar<Context, Kind extends Caller = Caller>(
  app: FastifyInstance,
  gate: CallGate<Context>,
): RegisterStream<Context, Kind> {
  return (call, handler) => {
    app.routeProbe.callPaths.push({ method: call.method, pattern: pathPattern(call.path) });
    app.route({
      method: call.method,
      url: call.path,
      config: { callName: call.name, longLived: true },
      handler: async (request, reply) => {
        const context = await gate.enter(request, call);
        const lastEventId = request.headers[headerNames.lastEventId.toLowerCase()];
        const stream = await handler({
          context,
          lastEventId: typeof lastEventId === 'string' ? lastEventId : '',
        });
        // Until the connection ends rather than in chunks: an event is one write to each of thousands, not three.
        reply.raw.useChunkedEncodingByDefault = false;
        return reply
          .type('text/event-stream')
          .header('Cache-Control', 'no-store, no-transform')
          .header('X-Accel-Buffering', 'no')
          .send(stream);
      },
    });
  };
}

/** What Fastify is to validate and serialise by. */
export function routeSchema(call: CallDefinition): FastifySchema {
  const success: TSchema = Type.Object({ success: Type.Literal(true), value: call.value });
  return {
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.body === undefined ? {} : { body: call.body }),
    response: { 200: success },
  };
}

/** The addresses that a call's path stands for. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

async function openEncrypted<Context>(
  request: FastifyRequest,
  context: Context,
  gate: CallGate<Context>,
): Promise<unknown> {
  const body = request.body as { data?: unknown } | null | undefined;
  const header = request.headers[headerNames.encryption.toLowerCase()];
  if (header !== 'JWE' || typeof body?.data !== 'string' || gate.decrypt === undefined) {
    throw new Refusal('encryption.required');
  }
  return gate.decrypt(body.data, context);
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()];
  if (typeof key !== 'string' || !idempotencyKeyRule.test(key)) throw new Refusal('idempotency.missing');
  return key;
}

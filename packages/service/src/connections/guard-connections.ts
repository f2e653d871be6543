import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressList } from '../http/address-list.ts';
import { addressSubject } from '../http/address-subject.ts';
import { createBodyWatch } from './body-watch.ts';
import { type ConnectionLimits, defaultConnectionLimits } from './connection-limits.ts';
import { ConnectionRoom } from './connection-room.ts';

export interface ConnectionGuardOptions {
  readonly limits?: Partial<ConnectionLimits>;
  /** Proxies that connect on behalf of many: their connections are not counted by address, which is up to them. */
  readonly trustedProxies: readonly string[];
}

/** Why connections were ended before their client did. */
export type ConnectionEnd = 'room' | 'pipeline' | 'body';

export interface ConnectionGuard {
  /** Connections that are open now. */
  count(): number;
  /** Connections that the guard has ended, since the start, by reason. */
  readonly ended: Readonly<Record<ConnectionEnd, number>>;
  /** What has come of large bodies that are not whole yet. */
  bodyBytes(): number;
}

/** The requests of one connection, which are worked on one after the other. */
interface Line {
  requestCount: number;
  /** The reply that is worked on, or that its client still takes. */
  current: FastifyReply | undefined;
  /** No request that comes after those in the line is answered. */
  isClosed: boolean;
  readonly waiting: { readonly reply: FastifyReply; readonly begin: () => void }[];
}

/**
 * Holds each client to what one client needs, so that being slow takes nothing from others: few connections, one
 * request of each at a time, bodies that come along, answers that are taken. Register it before admission, which then
 * sees requests when their turn has come.
 */
export function guardConnections(app: FastifyInstance, options: ConnectionGuardOptions): ConnectionGuard {
  const limits: ConnectionLimits = { ...defaultConnectionLimits, ...options.limits };
  const ended: Record<ConnectionEnd, number> = { room: 0, pipeline: 0, body: 0 };
  const room = new ConnectionRoom<Socket>({ perSubject: limits.perAddress, total: limits.total });
  setServerTimeouts(app, limits);
  receiveConnections(app, room, addressList(options.trustedProxies), () => {
    ended.room += 1;
  });

  const bodies = createBodyWatch(limits, {
    onEnd() {
      ended.body += 1;
    },
    onAdvance: ({ raw }) => room.advance(raw.socket),
  });
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // What parts of this process ask of each other has no connection.
    if (!(socket instanceof Socket)) return done();
    let line = lines.get(socket);
    if (line === undefined) {
      line = { requestCount: 0, current: undefined, isClosed: false, waiting: [] };
      lines.set(socket, line);
    }
    if (line.isClosed) return;
    if (line.waiting.length === limits.waitingRequests) {
      ended.pipeline += 1;
      // What has not begun need not, unless the answer before it has already promised that more may come.
      if (line.current?.raw.headersSent === false) line.waiting.length = 0;
      closeLineAfter(line, line.waiting.at(-1)?.reply ?? line.current);
      stopReading(socket);
      return;
    }
    line.requestCount += 1;
    if (line.requestCount === limits.requestsPerConnection) closeLineAfter(line, reply);
    standInLine(line, request, reply, () => {
      bodies.watch(request, reply);
      done();
    });
  });
  // By now a call of large bodies has looked at who sends it.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.raw.socket instanceof Socket) bodies.receive(request, reply);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    room.startWork(request.raw.socket);
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    room.endWork(request.raw.socket);
    done(null, payload);
  });
  return { count: () => room.count, ended, bodyBytes: bodies.heldBytes };
}

function setServerTimeouts(app: FastifyInstance, limits: ConnectionLimits): void {
  const { server } = app;
  server.headersTimeout = limits.headTimeoutMs;
  server.keepAliveTimeout = limits.restTimeoutMs;
  server.timeout = limits.silenceTimeoutMs;
}

function receiveConnections(
  app: FastifyInstance,
  room: ConnectionRoom<Socket>,
  proxies: ReturnType<typeof addressList>,
  onEnd: () => void,
): void {
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // It has gone again.
    if (remoteAddress === undefined) return;
    const subject = proxies.has(remoteAddress) ? undefined : addressSubject(remoteAddress);
    socket.once('close', () => room.leave(socket));
    const leaving = room.enter(socket, subject);
    if (leaving === undefined) return;
    onEnd();
    leaving.destroy();
  });
}

/** Nothing that comes after this request is answered; its answer says `Connection: close`, so others ask anew. */
function closeLineAfter(line: Line, reply: FastifyReply | undefined): void {
  line.isClosed = true;
  if (reply !== undefined) reply.raw.shouldKeepAlive = false;
}

/** What a parser's headers callback answers where no more of the connection is HTTP: it leaves the rest unread. */
const restIsNotHttp = 2;

/**
 * Also stops in the middle of what has been read already, which may hold a thousand requests more: parsed, and dropped
 * one by one, they would cost 15 ms of the processor. `parser` is Node's own affair, and its `pause` does not stop it
 * within what it has read.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming?: () => number } | null };
  if (parser?.onIncoming !== undefined) parser.onIncoming = () => restIsNotHttp;
  socket.pause();
}

/** Runs `begin` when the answers to the requests before it have gone out, so that one unread answer is all there is. */
function standInLine(line: Line, { raw }: FastifyRequest, reply: FastifyReply, begin: () => void): void {
  const beginInTurn = (): void => {
    line.current = reply;
    reply.raw.once('close', () => {
      line.current = undefined;
      if (!raw.socket.destroyed) line.waiting.shift()?.begin();
    });
    begin();
  };
  if (line.current === undefined) beginInTurn();
  else line.waiting.push({ reply, begin: beginInTurn });
}

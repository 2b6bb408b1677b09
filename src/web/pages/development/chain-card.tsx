import type { DevchainNetwork } from "../../../http/api/api-types.js";
import { formatNumber } from "../../format/number.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { useControl } from "./use-control.js";

interface ChainCardProps {
  readonly network: DevchainNetwork;
}

/** Mines blocks, replaces the newest by a reorganisation, and moves a devchain's time. */
export function ChainCard({ network }: ChainCardProps) {
  const { height, clockOffsetSeconds } = network.state;
  return (
    <Card
      title="Blocks and time"
      hint={`Block ${formatNumber(height)} is the latest. ${describeClock(clockOffsetSeconds)}`}
    >
      <div className="grid max-w-4xl grid-cols-1 items-start gap-6 sm:grid-cols-3">
        <MineForm network={network} />
        <ReorgForm network={network} />
        <TimeForm network={network} />
      </div>
    </Card>
  );
}

function MineForm({ network: { network } }: ChainCardProps) {
  const mine = useControl(network, ({ height }) => `Block ${formatNumber(height)} is the latest`);
  return (
    <Form
      onSubmit={({ count }) => mine.mutate({ name: "mine", count: Number(count) })}
      failure={mine.error}
      fields={[]}
    >
      <Field label="Blocks" name="count" type="number" min={1} max={1_000} step={1} defaultValue={1} />
      <Button type="submit" className="justify-self-start" isBusy={mine.isPending}>
        {mine.isPending ? "Mining…" : "Mine blocks"}
      </Button>
    </Form>
  );
}

function ReorgForm({ network: { network } }: ChainCardProps) {
  const reorg = useControl(network, ({ height }) => `Blocks replaced; block ${formatNumber(height)} is the latest`);
  return (
    <Form
      onSubmit={({ depth }) => reorg.mutate({ name: "reorg", depth: Number(depth) })}
      failure={reorg.error}
      fields={[]}
    >
      <Field label="Newest blocks" name="depth" type="number" min={1} max={1_000} step={1} defaultValue={1} />
      <Button type="submit" className="justify-self-start" isBusy={reorg.isPending}>
        {reorg.isPending ? "Replacing…" : "Replace blocks"}
      </Button>
    </Form>
  );
}

function TimeForm({ network: { network } }: ChainCardProps) {
  const move = useControl(
    network,
    ({ clockOffsetSeconds }) => `The clock is ${formatNumber(clockOffsetSeconds)} s ahead`,
  );
  return (
    <Form
      onSubmit={({ seconds }) => move.mutate({ name: "time", seconds: Number(seconds) })}
      failure={move.error}
      fields={[]}
    >
      <Field label="Seconds" name="seconds" type="number" min={1} max={3_153_600_000} step={1} defaultValue={3_600} />
      <Button type="submit" className="justify-self-start" isBusy={move.isPending}>
        {move.isPending ? "Moving…" : "Move the clock forward"}
      </Button>
    </Form>
  );
}

function describeClock(offsetSeconds: number): string {
  return offsetSeconds === 0 ? "Its clock is this machine's." : `Its clock is ${formatNumber(offsetSeconds)} s ahead.`;
}

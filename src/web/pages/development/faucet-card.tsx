import { useMutation } from "@tanstack/react-query";
import type { FaucetReceipt, FaucetRequest, NetworkLabel } from "../../../http/api/api-types.js";
import { queryClient } from "../../api/query-client.js";
import { request } from "../../api/request.js";
import { formatCoins, parseCoins } from "../../format/amount.js";
import { coinOf } from "../../format/coin.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Field } from "../../parts/field.js";
import { Form } from "../../parts/form.js";
import { Hex } from "../../parts/hex.js";
import { Notice } from "../../parts/notice.js";

interface FaucetCardProps {
  readonly network: NetworkLabel;
  /** Whether the amount may be chosen. */
  readonly hasAmount: boolean;
}

/** Sends test coins to an address. */
export function FaucetCard({ network, hasAmount }: FaucetCardProps) {
  const send = useMutation({
    mutationFn: ({ address = "", amount }: Readonly<Record<string, string>>) => {
      const body: FaucetRequest = { network, address: address.trim(), ...(amount && { amount: parseCoins(amount) }) };
      return request<FaucetReceipt>("/dev/faucet", { verb: "POST", body });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["devchain"] }),
  });
  return (
    <Card title="Faucet" hint={`Sends coins of the ${network} devchain. They have no value elsewhere.`}>
      <div className="max-w-xl">
        <Form onSubmit={send.mutate} failure={send.error} fields={["address", "amount"]}>
          <AddressField />
          {hasAmount && <AmountField coin={coinOf(network)} />}
          <Button type="submit" look="primary" className="justify-self-start" isBusy={send.isPending}>
            {send.isPending ? "Sending…" : "Send test coins"}
          </Button>
        </Form>
        <div role="status">
          {send.data && (
            <div className="mt-5">
              <Notice tone="info">
                {formatCoins(send.data.amount)} {coinOf(network)} sent in transaction{" "}
                <Hex value={send.data.transactionHash} what="the transaction's hash" />
              </Notice>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

function AddressField() {
  return (
    <Field
      label="Address"
      name="address"
      placeholder="0x…"
      autoComplete="off"
      spellCheck={false}
      className="font-mono text-[0.8125rem]"
    />
  );
}

function AmountField({ coin }: { readonly coin: string }) {
  return (
    <Field
      label={`Amount in ${coin}`}
      name="amount"
      defaultValue="1"
      inputMode="decimal"
      autoComplete="off"
      pattern="\d{1,6}(\.\d{1,18})?"
      title="A number such as 1 or 0.05, below a million"
    />
  );
}

use std::{env, error::Error, fs, time::Duration};

use alloy::{
    network::TransactionBuilder,
    primitives::{Address, Bytes, U256, hex, keccak256},
    providers::{Provider, ProviderBuilder, WsConnect},
    pubsub::Subscription,
    rpc::types::{Filter, Header, Log, TransactionReceipt, TransactionRequest},
    signers::local::PrivateKeySigner,
};
use tokio::{io::AsyncWriteExt, net::TcpStream, time::timeout};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

async fn send<P: Provider>(provider: &P, transaction: TransactionRequest) -> Result<TransactionReceipt> {
    let pending = provider.send_transaction(transaction).await?;
    let hash = *pending.tx_hash();
    for _ in 0..200 {
        if let Some(receipt) = provider.get_transaction_receipt(hash).await? {
            return Ok(receipt);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err("no receipt".into())
}

fn cook(address: Address, dish: u64) -> TransactionRequest {
    let words = [U256::from(dish), U256::from(64), U256::ZERO].map(|word| word.to_be_bytes::<32>());
    let data = [&keccak256("cook(uint256,string)")[..4], &words.concat()].concat();
    TransactionRequest::default().with_to(address).with_input(Bytes::from(data))
}

/// Cooks until the log has come: those of the time without a connection are lost.
async fn cook_until_seen<P: Provider>(
    provider: &P,
    address: Address,
    dish: u64,
    (heads, logs): (&mut Subscription<Header>, &mut Subscription<Log>),
) -> Result<()> {
    for _ in 0..60 {
        send(provider, cook(address, dish)).await?;
        while let Ok(Ok(log)) = timeout(Duration::from_millis(500), logs.recv()).await {
            if log.topics().get(2).is_some_and(|topic| U256::from_be_bytes(topic.0) == U256::from(dish)) {
                timeout(Duration::from_secs(10), heads.recv()).await??;
                return Ok(());
            }
        }
    }
    Err("no log of it".into())
}

async fn cut() -> Result<()> {
    let url = env::var("CUT_URL")?;
    let host = url.trim_start_matches("http://").trim_end_matches("/cut");
    TcpStream::connect(host).await?.write_all(b"GET /cut HTTP/1.1\r\n\r\n").await?;
    Ok(())
}

/// Reports a step in TAP.
fn report(step: &str, outcome: Result<()>) {
    match outcome {
        Ok(()) => println!("ok 1 - {step}"),
        Err(error) => println!("not ok 1 - {step}\n  {error:?}"),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let signer: PrivateKeySigner = env::var("PRIVATE_KEY")?.parse()?;
    let provider = ProviderBuilder::new()
        .wallet(signer)
        .connect_ws(WsConnect::new(env::var("SOCKET_URL")?))
        .await?;
    let artifact: serde_json::Value = serde_json::from_str(&fs::read_to_string("contracts/kitchen.json")?)?;
    let bytecode = hex::decode(artifact["bytecode"].as_str().ok_or("no bytecode")?)?;

    let deployment = send(&provider, TransactionRequest::default().with_deploy_code(bytecode)).await?;
    let address = deployment.contract_address.ok_or("no address")?;
    report("deploys a contract", (!provider.get_code_at(address).await?.is_empty()).then_some(()).ok_or("no code".into()));
    let receipt = send(&provider, cook(address, 5)).await?;
    report("sends a transaction", receipt.status().then_some(()).ok_or("it failed".into()));
    report("reads a receipt", (receipt.logs().len() == 2).then_some(()).ok_or("other logs".into()));
    // None of the transactions names one: alloy finds that the chain has no base fee.
    report("sends without naming a fee", receipt.transaction_type().is_legacy().then_some(()).ok_or("not legacy".into()));

    let mut heads = provider.subscribe_blocks().await?;
    let mut logs = provider.subscribe_logs(&Filter::new().address(address)).await?;
    let following = (&mut heads, &mut logs);
    report("subscribes to blocks and logs", cook_until_seen(&provider, address, 7, following).await);
    cut().await?;
    let following = (&mut heads, &mut logs);
    report("goes on after its connection is cut", cook_until_seen(&provider, address, 8, following).await);
    let ended = provider.unsubscribe(*heads.local_id()).await;
    let id: String = provider.client().request("eth_subscribe", ["syncing"]).await.unwrap_or_default();
    report("unsubscribes", ended.map_err(Into::into).and_then(|()| (!id.is_empty()).then_some(()).ok_or("no id".into())));
    Ok(())
}
